"""Writes SVG: elements as text, so that a picture is put together like any other text."""

from xml.sax.saxutils import escape, quoteattr

Number = int | float


def tag(name: str, *inside: str, **attributes: str | Number) -> str:
    """Writes an element; `inside` is finished text or elements, `_` in names stands for `-`."""
    words = [
        f"{key.rstrip('_').replace('_', '-')}={quoteattr(_word(value))}"
        for key, value in attributes.items()
    ]
    head = " ".join([name, *words])
    return f"<{head}>{''.join(inside)}</{name}>" if inside else f"<{head}/>"


def words(text: str, x: Number, y: Number, **attributes: str | Number) -> str:
    """Writes a line of words around a point."""
    return tag("text", escape(text), x=x, y=y, **attributes)


def group(*inside: str, title: str = "", **attributes: str | Number) -> str:
    """Puts elements together; the title is what a reader is told of them."""
    head = (tag("title", escape(title)),) if title else ()
    return tag("g", *head, *inside, **attributes)


def page(width: int, height: int, *inside: str, left: int = 0, top: int = 0) -> str:
    """Writes a whole picture."""
    box = f"{left} {top} {width} {height}"
    drawn = tag(
        "svg",
        *(f"\n{one}" for one in inside),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=box,
        width=width,
        height=height,
        font_family="'Fira Sans Condensed', 'DejaVu Sans Condensed', sans-serif",
        text_anchor="middle",
        dominant_baseline="central",
    )
    return f"{drawn}\n"


def _word(value: str | Number) -> str:
    return value if isinstance(value, str) else f"{value:.6g}"
