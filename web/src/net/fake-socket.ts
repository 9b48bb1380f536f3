/** A socket for tests, which play the server. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: unknown[] = [];
  isClosed = false;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.isClosed = true;
  }

  say(news: object) {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  static get newest(): FakeSocket {
    const newest = FakeSocket.all.at(-1);
    if (newest === undefined) throw new Error("no socket was opened");
    return newest;
  }
}
