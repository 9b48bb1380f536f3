import { Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { fetchAhead, later } from "./later";

const page = (part: React.ReactNode) => <Suspense fallback="not yet">{part}</Suspense>;

it("fetches a part when it is first shown, with a placeholder until it is there", async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>here</p>));
  const Part = later(load);
  expect(load).not.toHaveBeenCalled();
  expect(renderToStaticMarkup(page(<Part />))).toContain("not yet");
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
});

it("shows a prefetched part at once, without a pause", async () => {
  const Part = later(() => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>));
  await fetchAhead();
  expect(renderToStaticMarkup(page(<Part name="Anna" />))).toContain("<p>Anna</p>");
});

it("tries again after a failure", async () => {
  const load = vi
    .fn(() => Promise.resolve(() => <p>here</p>))
    .mockRejectedValueOnce(new Error("no network"));
  const Part = later(load);
  await fetchAhead();
  await fetchAhead();
  await fetchAhead();
  expect(load).toHaveBeenCalledTimes(2);
  expect(renderToStaticMarkup(page(<Part />))).toContain("here");
});
