"""Every moment has a sound of its own: audible, not too loud, short, and unlike the others."""

import gzip
import re

import pytest

from tests.browser.sounds import transpiled
from tests.server.client import ROOT

RENDER = """async source => {
  const file = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { SOUNDS } = await import(file);
  const heard = {};
  for (const [moment, make] of Object.entries(SOUNDS)) {
    const rate = 44100, context = new OfflineAudioContext(1, rate, rate);
    make({ context, out: context.destination, at: 0 });
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0, energy = 0, last = 0, crossings = 0;
    samples.forEach((value, place) => {
      peak = Math.max(peak, Math.abs(value));
      energy += value * value;
      if (Math.abs(value) > 0.002) last = place;
      if (place && value * samples[place - 1] < 0) crossings += 1;
    });
    heard[moment] = { peak, loudness: Math.sqrt(energy / (last + 1)), seconds: last / rate, crossings };
  }
  return heard;
}"""
"""The product's own sounds, rendered into memory as fast as the machine can."""

MOMENTS = re.findall(
    r'^  \| "([a-z-]+)";?$', (ROOT / "web/src/model/moments.ts").read_text(), re.MULTILINE
)
assert MOMENTS, "the union type is written in another way"


@pytest.fixture(scope="module")
def heard(chromium):
    """What each moment sounds like."""
    page = chromium.new_page()
    yield page.evaluate(RENDER, transpiled())
    page.close()


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_audible_not_clipped_and_short(heard, moment):
    sound = heard[moment]
    assert 0.05 < sound["peak"] < 0.9
    assert sound["loudness"] > 0.01
    assert 0.02 < sound["seconds"] <= 0.7


def test_no_two_moments_sound_the_same(heard):
    assert sorted(heard) == sorted(MOMENTS)
    shapes = {(round(each["seconds"], 2), each["crossings"]) for each in heard.values()}
    assert len(shapes) == len(MOMENTS)


def test_all_of_them_weigh_a_few_kilobytes():
    assert len(gzip.compress(transpiled().encode())) < 4000
