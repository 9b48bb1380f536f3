import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transformWithOxc, type Plugin } from "vite";

const SOURCE = "service-worker.ts";
const PAGE = "index.html";
const ASSETS = "assets";

/** Write the service worker beside the page, with the names of all files that it keeps. */
export function serviceWorker(folder: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle() {
      const page = await readFile(join(folder, PAGE), "utf-8");
      const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)];
      const entry = scripts.at(-1)?.[1]; // the runtime before it never changes
      if (entry === undefined) throw new Error("the page begins with no script");
      const assets = await readdir(join(folder, ASSETS));
      const beside = (await readdir(folder)).filter((name) => name !== PAGE && name !== ASSETS);
      const contents = beside.map((name) => readFile(join(folder, name)));
      const build = {
        entry,
        rest: digest(page, ...(await Promise.all(contents))),
        files: [...assets.map((name) => `/${ASSETS}/${name}`), ...beside.map((name) => `/${name}`)],
      };
      const { code } = await transformWithOxc(await readFile(SOURCE, "utf-8"), SOURCE);
      await writeFile(join(folder, "sw.js"), `const BUILD = ${JSON.stringify(build)};\n${code}`);
    },
  };
}

function digest(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}
