"""Runs: many games between players, kept in one file, resumable, on any number of processes.

A plan says which game every number stands for; seeds follow from the plan and the number alone, so
a run comes to the same results alone, with many workers, on a cluster, or after being killed.
"""
