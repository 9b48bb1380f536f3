"""Records which sounds a page asks for, by their tones, as the product itself makes them."""

import json
import subprocess
from collections.abc import Callable

from tests.browser.player import Player
from tests.server.client import ROOT

TRANSPILE = """
const { readFileSync } = require("node:fs");
const { transpileModule } = require("typescript");
const source = readFileSync("src/model/sounds.ts", "utf8");
const compilerOptions = { target: "es2022", module: "es2022" };
process.stdout.write(transpileModule(source, { compilerOptions }).outputText);
"""

LISTEN = """() => {
  window.tones = [];
  let sound = null;
  const note = tone => {
    if (sound === null) {
      sound = [];
      queueMicrotask(() => { window.tones.push(sound.join(" ")); sound = null; });
    }
    sound.push(tone);
  };
  const strike = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    note(Math.round(this.frequency.value));
    return strike.apply(this, at);
  };
  const brush = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...at) {
    note("brush");
    return brush.apply(this, at);
  };
}"""
"""Keeps the tones of each sound: all that begin in one go."""

NAMES = """async source => {
  const file = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { SOUNDS } = await import(file);
  const names = {};
  for (const [moment, make] of Object.entries(SOUNDS)) {
    window.tones = [];
    const context = new OfflineAudioContext(1, 4410, 44100);
    make({ context, out: context.destination, at: 0 });
    await null;
    names[window.tones[0]] = moment;
  }
  return names;
}"""


def transpiled() -> str:
    """Return the product's sounds as a module that a browser can load."""
    command = ["node", "-e", TRANSPILE]
    made = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    return made.stdout


def names_of_tones(chromium) -> dict[str, str]:
    """Find by its tones the moment to which a sound belongs."""
    page = chromium.new_page()
    page.evaluate(LISTEN)
    names = page.evaluate(NAMES, transpiled())
    page.close()
    return dict(names)


def listen(sitter: Player) -> None:
    """Record the sounds that a player's pages request from now on; sound is switched on."""
    chosen = json.dumps(json.dumps({"sound": True, "volume": 1}))
    sitter.context.add_init_script(
        f"({LISTEN})(); localStorage['spieltisch.preferences'] = {chosen}"
    )


def heard(sitter: Player, names: dict[str, str]) -> list[str]:
    """List the moments that were heard since the last call."""
    tones = sitter.page.evaluate("window.tones.splice(0)")
    return [names[each] for each in tones]


def hears(sitter: Player, names: dict[str, str], wanted: str) -> list[str]:
    """Wait until something is heard, and list all that was heard until then."""
    all_of_it: list[str] = []

    def is_there() -> bool:
        all_of_it.extend(heard(sitter, names))
        return wanted in all_of_it

    sitter.until(is_there)
    return all_of_it


def load(sitter: Player, names: dict[str, str], act: Callable[[], None]) -> None:
    """Repeat an action until its sound plays: the first one loads them all, and is skipped if late."""

    def is_heard() -> bool:
        act()
        sitter.page.wait_for_timeout(300)
        return bool(heard(sitter, names))

    sitter.until(is_heard)
