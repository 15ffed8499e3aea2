"""Set-up shared by ./play, ./test and scripts/, with the standard library alone.

Each step leaves a stamp with the fingerprint of what it was made from, written last, so that an
interrupted step is done again and a finished one is not.
"""
