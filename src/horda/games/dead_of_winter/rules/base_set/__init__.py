"""What cards of the base set need besides: moments of their own, abilities that help an action."""
