/**
 * Keeps the whole client in the browser, so that it opens and plays without a network.
 *
 * All files of a build are kept together and thrown away together: a page never meets files of another build.
 * Nothing below /api is kept; what play without a network needs of it, the client keeps itself.
 */

/** What the build writes in front of this script. */
declare const BUILD: {
  /** The script that the page begins with: its name changes with every part of the client. */
  readonly entry: string;
  /** A digest of what has no digest in its name. */
  readonly rest: string;
  readonly files: readonly string[];
};
const worker = self as unknown as ServiceWorkerGlobalScope;

const CACHE = `spieltisch ${BUILD.entry} ${BUILD.rest}`;
const PAGE = "/";
const GUIDE = "/guide";
/** Names the files of the guide; they are no part of a build, and change with the server. */
const GUIDE_LIST = `${GUIDE}/files.json`;
/** A digest of each file by its path: a text may change and keep its name. */
type GuideList = Readonly<Record<string, string>>;
const FILES: ReadonlySet<string> = new Set(BUILD.files);

/** Few files at a time, so that what somebody waits for is not held up. */
const AT_ONCE = 3;

interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** A device that saves data loads nothing that nobody has asked for. */
const savesData = (): boolean => (worker.navigator as Connected).connection?.saveData === true;

/** A server that has not begun to answer by then is treated as unreachable. */
const PATIENCE_MS = 5_000;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (pathname.startsWith(GUIDE)) {
    event.respondWith(ofGuide(request));
    if (request.mode === "navigate") event.waitUntil(keepGuide());
  } else if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (FILES.has(pathname)) event.respondWith(fileAt(pathname, request));
});

/** A page asks whether it belongs to this build, wants it to take over, or has time for the guide. */
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
  else if (event.data === "keep the guide") event.waitUntil(keepGuide());
  else event.ports[0]?.postMessage(event.data === BUILD.entry);
});

/** A tap on a notification leads to its table. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data ?? PAGE)));
});

/** Come back to the window that shows a page, or open one. */
async function goTo(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? worker.clients.openWindow(path) : there.focus());
}

/**
 * Keep every file; if one is missing, nothing is installed, and the browser tries again later.
 *
 * So it does where data is saved and an older build is kept: pages with a network are of the new one all the same.
 */
async function keepAll(): Promise<void> {
  if (savesData() && worker.registration.active !== null) throw new Error("data is saved here");
  const cache = await caches.open(CACHE);
  const left = [PAGE, ...BUILD.files];
  const keepSome = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
}

async function keep(cache: Cache, path: string): Promise<void> {
  const isNamedByContent = path.startsWith("/assets/");
  const known = isNamedByContent ? await caches.match(path, { ignoreVary: true }) : undefined;
  const answer =
    known ??
    (await fetch(path, { priority: "low", cache: isNamedByContent ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  if (path === PAGE && !(await answer.clone().text()).includes(BUILD.entry)) {
    throw new Error("the server has another build already");
  }
  await cache.put(path, answer);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The server's page is newer; without a server there is the kept one. */
async function pageFor(request: Request): Promise<Response> {
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  if (answer !== null && answer.status < 500) return answer;
  return (await keptAt(PAGE)) ?? answer ?? Response.error();
}

/** The guide as the server has it, or as it is kept; what is not kept leads to what there is without a network. */
async function ofGuide(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) await cache.put(request.url, answer.clone());
  const kept = answer ?? (await cache.match(request.url, { ignoreVary: true, ignoreSearch: true }));
  return kept ?? (request.mode === "navigate" ? Response.redirect("/offline") : Response.error());
}

/** Keep the guide as it is now, one file after the other; what has failed is tried again another time. */
async function keepGuide(): Promise<void> {
  if (savesData()) return;
  const cache = await caches.open(CACHE);
  const list = await fetch(GUIDE_LIST, { cache: "no-cache" }).catch(() => null);
  if (!list?.ok) return;
  const listed = (await list.clone().json()) as GuideList;
  const before = await cache.match(GUIDE_LIST, { ignoreVary: true });
  const kept = ((await before?.json()) ?? {}) as GuideList;
  for (const [path, digest] of Object.entries(listed)) {
    if (kept[path] === digest) continue;
    const answer = await fetch(path, { cache: "no-cache" }).catch(() => null);
    if (!answer?.ok) return;
    await cache.put(path, answer);
  }
  for (const path of Object.keys(kept)) {
    if (!(path in listed)) await cache.delete(path, { ignoreVary: true });
  }
  await cache.put(GUIDE_LIST, list);
}

async function fileAt(path: string, request: Request): Promise<Response> {
  return (await keptAt(path)) ?? fetch(request);
}

async function keptAt(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}
