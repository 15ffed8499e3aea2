"""The words of the rulebook as numbers: kinds, grounds, special rules, flags, places, steps."""

from typing import Final

from sztab.games.flames_of_war.shown.seen import Side

A: Final = 0
B: Final = 1
NOBODY: Final = -1
SIDES: Final[tuple[Side, ...]] = ("A", "B")

# Kinds of team (FW-2.1).
INFANTRY: Final = 0
GUN: Final = 1
TANK: Final = 2
TRANSPORT: Final = 3
CAVALRY: Final = 4
KINDS: Final = ("infantry", "gun", "tank", "transport", "cavalry")

# Classes of ground (FW-5.2, FW-5.3).
ROAD: Final = 0
CROSS_COUNTRY: Final = 1
DIFFICULT: Final = 2
VERY_DIFFICULT: Final = 3
IMPASSABLE: Final = 4
GROUND: Final = ("road", "cross_country", "difficult", "very_difficult", "impassable")

# Shapes of terrain (FW-1.9).
AREA: Final = 0
LINE: Final = 1
BUILDING: Final = 2
HILL: Final = 3
STRIP: Final = 4
SHAPES: Final = ("area", "line", "building", "hill", "strip")

# How a weapon is mounted (FW-7.9).
ALL_ROUND: Final = 0
HULL: Final = 1

# Special rules (FW-2.8), one bit each, in the order of the data file.
NOTES: Final = (
    "gun_shield",
    "turntable",
    "bunker_buster",
    "smoke_bombardment",
    "rocket_launcher",
    "mortar",
    "light_mortar",
    "aa_light",
    "aa_heavy",
    "flying_tank",
    "recce",
    "observer",
    "staff",
    "warrior",
    "recovery_vehicle",
    "flamethrower_tank",
    "no_he",
    "protected_ammo",
    "wide_tracks",
    "light_tank",
    "fast_tank",
    "slow_tank",
    "skirts",
    "stabiliser",
    "self_loading",
    "full_rof_moving",
    "no_move_and_shoot",
    "rof1_if_main_gun_fires",
    "artillery",
    "independent",
    "jeep_tow",
)
GUN_SHIELD: Final = 1 << 0
BUNKER_BUSTER: Final = 1 << 2
SMOKE_BOMBARDMENT: Final = 1 << 3
ROCKET_LAUNCHER: Final = 1 << 4
MORTAR: Final = 1 << 5
LIGHT_MORTAR: Final = 1 << 6
AA_LIGHT: Final = 1 << 7
AA_HEAVY: Final = 1 << 8
FLYING_TANK: Final = 1 << 9
RECCE: Final = 1 << 10
OBSERVER_NOTE: Final = 1 << 11
STAFF_NOTE: Final = 1 << 12
WARRIOR_NOTE: Final = 1 << 13
RECOVERY: Final = 1 << 14
FLAMETHROWER_TANK: Final = 1 << 15
NO_HE: Final = 1 << 16
PROTECTED_AMMO: Final = 1 << 17
WIDE_TRACKS: Final = 1 << 18
LIGHT_TANK: Final = 1 << 19
FAST_TANK: Final = 1 << 20
SLOW_TANK: Final = 1 << 21
SKIRTS: Final = 1 << 22
STABILISER: Final = 1 << 23
SELF_LOADING: Final = 1 << 24
FULL_ROF_MOVING: Final = 1 << 25
NO_MOVE_AND_SHOOT: Final = 1 << 26
ROF1_IF_MAIN_GUN_FIRES: Final = 1 << 27
ARTILLERY: Final = 1 << 28
INDEPENDENT: Final = 1 << 29
JEEP_TOW: Final = 1 << 30

# What a team does in its platoon (FW-2.4).
NO_ROLE: Final = 0
PLATOON_COMMANDER: Final = 1
COMPANY_COMMANDER: Final = 2
SECOND_IN_COMMAND: Final = 3
HIGHER_COMMAND: Final = 4
STAFF: Final = 5
OBSERVER: Final = 6
CARRIER: Final = 7
ROLES: Final = (
    "",
    "platoon_commander",
    "company_commander",
    "2ic",
    "higher_command",
    "staff",
    "observer",
    "transport",
)

# Flags of a team, cleared when its owner's turn begins (FW-2.5)...
MOVED: Final = 1 << 0
SHOT: Final = 1 << 1
SHOT_FULL: Final = 1 << 2
ASSAULTED: Final = 1 << 3
HELD_FIRE: Final = 1 << 4
DIRECTING: Final = 1 << 5
EYES_USED: Final = 1 << 6
LOADED: Final = 1 << 7
DIGGING: Final = 1 << 8  # FW-5.21: shoots as if it had moved
RECOVERING: Final = 1 << 9  # FW-6.18: tows or is towed off, and does no more
APPOINTING: Final = 1 << 10  # FW-10.10: has made a commander, and does not shoot
TURN_FLAGS: Final = (1 << 11) - 1

# ...and states, kept until removed (FW-2.6).
BOGGED: Final = 1 << 11
BAILED_OUT: Final = 1 << 12
DUG_IN: Final = 1 << 13
POINTED_OUT: Final = 1 << 14  # FW-15.2: not gone to ground until the turn ends
TO_REAR: Final = 1 << 15  # FW-6.13: leaves when the step ends
FLAGS: Final = (
    "moved",
    "shot",
    "shot_full",
    "assaulted",
    "held_fire",
    "directing",
    "eyes_used",
    "loaded",
    "digging",
    "recovering",
    "appointing",
    "bogged",
    "bailed_out",
    "dug_in",
    "pointed_out",
    "to_rear",
)

# Where a team is.
ON_TABLE: Final = 0
MOUNTED: Final = 1
TOWED: Final = 2
OFF_TABLE: Final = 3  # not yet on the table: its platoon says why
DESTROYED: Final = 4
LEFT: Final = 5  # by its own edge (FW-5.20)
REAR: Final = 6  # sent to the rear (FW-6.13)
PLACES: Final = ("table", "mounted", "towed", "off", "destroyed", "left", "rear")

# Where a platoon is; WAITING until it is deployed (FW-16.2).
WAITING: Final = 0
FIGHTING: Final = 1
RESERVE: Final = 2
AMBUSH: Final = 3
ARRIVING: Final = 4
BROKEN: Final = 5
GONE: Final = 6
WHEREABOUTS: Final = ("waiting", "table", "reserve", "ambush", "arriving", "destroyed", "left")

# The steps of a turn (FW-3.1), before and after the battle.
DEPLOYING: Final = 0
STARTING: Final = 1
MOVEMENT: Final = 2
SHOOTING: Final = 3
ASSAULT: Final = 4
OVER: Final = 5
STEPS: Final = ("deploying", "starting", "movement", "shooting", "assault", "over")

# Training and motivation (FW-0.3).
TRAININGS: Final = ("conscript", "trained", "veteran")
MOTIVATIONS: Final = ("reluctant", "confident", "fearless")

# How a mobility class copes with very difficult ground (FW-5.16).
FREE: Final = 0
SKILL: Final = 1
CLOSED: Final = 2

# The switches of section 17, in the order of the options.
SWITCHES: Final = (
    "vehicles_pass_enemy_vehicles",
    "impossible_above_six",
    "pin_hits_cumulative",
    "tank_terror_for_tanks",
    "defender_breakthrough",
    "cavalry_charge_from_8",
)
SWITCH_RULES: Final = ("FW-5.8", "FW-0.5", "FW-10.1", "FW-11.3", "FW-11.19", "FW-11.3")
PASS_ENEMY_VEHICLES: Final = 0
IMPOSSIBLE_ABOVE_SIX: Final = 1
PIN_HITS_CUMULATIVE: Final = 2
TANK_TERROR_FOR_TANKS: Final = 3
DEFENDER_BREAKTHROUGH: Final = 4
CAVALRY_CHARGE_FROM_8: Final = 5
