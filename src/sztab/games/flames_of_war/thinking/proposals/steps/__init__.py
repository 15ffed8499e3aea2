"""What a platoon could do in each step: go, ride, shoot, charge, bombard."""
