import { afterEach, describe, expect, it, vi } from "vitest";
import { copyFrom } from "../copy";
import { inviteBase, isLoopback } from "./inviteBase";

const LAN = "http://192.168.1.5:8000";

describe("an invitation", () => {
  it("begins with an address that others can reach", () => {
    expect(inviteBase("http://127.0.0.1:8000", [LAN])).toBe(LAN);
    expect(inviteBase("http://[::1]:8000", [LAN])).toBe(LAN);
    expect(inviteBase("https://play.example", [LAN])).toBe("https://play.example");
  });

  it("can only begin with this computer if the server listens nowhere else", () => {
    expect(isLoopback(inviteBase("http://localhost:8000", []))).toBe(true);
    expect(isLoopback(LAN)).toBe(false);
  });
});

describe("copying without a clipboard", () => {
  const field = document.createElement("input");
  field.value = "link";
  document.body.append(field);
  afterEach(() => {
    Reflect.deleteProperty(document, "execCommand");
  });

  it("falls back to the old command", async () => {
    const execCommand = vi.fn(() => true);
    Object.assign(document, { execCommand });
    expect(await copyFrom(field)).toBe(true);
    expect(execCommand).toHaveBeenCalledWith("copy");
  });

  it("leaves the link selected if that fails, too", async () => {
    field.blur();
    expect(await copyFrom(field)).toBe(false);
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  });
});
