"""FW-13: who may bombard (``artillery``), ranging in, and what falls under the template."""
