import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Files that compress well; fonts are compressed already. */
const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".webmanifest"]);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compress every text once, at build time, so that the server never compresses one for a visitor. */
export function compress(folder: string): Plugin {
  return {
    name: "compress",
    apply: "build",
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter((file) => TEXTS.has(extname(file)));
      await Promise.all(texts.map((file) => compressFile(join(folder, file))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
}
