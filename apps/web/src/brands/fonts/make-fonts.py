"""Cuts the two fonts down to what the app uses. Needs fonttools and brotli (pip install fonttools brotli) and the two
packages @fontsource-variable/inter and @fontsource-variable/archivo 5.3 (npm pack).

Usage: make-fonts.py inter-latin-wght-normal.woff2 archivo-latin-wdth-normal.woff2
"""

import io
import sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

AXES = {"inter": {"wght": (400, 700)}, "archivo": {"wght": 740, "wdth": (72, 104)}}
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
              0x2022, 0x2026, 0x2032, 0x2039, 0x203A, 0x2212]
# Punctuation keeps its own width beside tabular figures: 1-800-GAMBLER.
NOT_TABULAR = {"hyphen", "period", "comma", "colon", "semicolon", "space", "parenleft", "parenright", "slash"}


def make(name, path):
    cut = io.BytesIO()
    instantiateVariableFont(TTFont(path), AXES[name]).save(cut)
    font = TTFont(cut)
    table = font["GSUB"].table
    tabular = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == "tnum"
               for i in record.Feature.LookupListIndex}
    for index in tabular:
        for part in table.LookupList.Lookup[index].SubTable:
            mapping = getattr(getattr(part, "ExtSubTable", part), "mapping", {})
            for glyph in NOT_TABULAR & mapping.keys():
                del mapping[glyph]
    options = Options(flavor="woff2", hinting=False, desubroutinize=True,
                      layout_features=["kern", "tnum", "lnum", "ccmp", "locl"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(f"{name}.woff2")


for name, path in zip(AXES, sys.argv[1:3], strict=True):
    make(name, path)
