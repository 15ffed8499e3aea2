"""The league: seat-holders of any kind against our levels, rated with intervals."""
