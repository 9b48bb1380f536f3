import { useEffect, useMemo, useRef, useState } from "react";
import { asRefusal, fetchStep } from "../../net/http";
import type { Refusal, ReplayStep } from "../../protocol/messages";
import type { Eyes, Watched } from "./address";

/** A step of a game, and its predecessor. */
export interface Moment extends Watched {
  step: ReplayStep;
  before: ReplayStep;
}

/** Reads the steps of one game, each only once. */
export class StepReader {
  private readonly known = new Map<string, Promise<ReplayStep>>();

  constructor(private readonly fetch: (number: number, seat: Eyes) => Promise<ReplayStep>) {}

  /** Read a step with its predecessor; the next one is read ahead. */
  async moment({ number, seat }: Watched): Promise<Moment> {
    const [before, step] = await Promise.all([
      this.read(Math.max(0, number - 1), seat),
      this.read(number, seat),
    ]);
    if (number < step.of) this.read(number + 1, seat).catch(() => null);
    return { number, seat, step, before };
  }

  private read(number: number, seat: Eyes): Promise<ReplayStep> {
    const name = `${number} ${seat}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const reading = this.fetch(number, seat);
    this.known.set(name, reading);
    reading.catch(() => this.known.delete(name));
    return reading;
  }
}

/** The state of reading a step. */
export interface Reading {
  /** The latest step that has come; while another one loads, the old one stays. */
  moment: Moment | null;
  refusal: Refusal | null;
  retry: () => void;
}

/** Follow one step of a game; while one loads, only the newest request is kept. */
export function useMoment(id: string, { number, seat }: Watched): Reading {
  const reader = useMemo(() => new StepReader((...of) => fetchStep(id, ...of)), [id]);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [failed, setFailed] = useState<(Watched & { refusal: Refusal }) | null>(null);
  const isReading = useRef(false);
  useEffect(() => {
    const wanted = { number, seat };
    if (isReading.current || isSame(moment, wanted) || isSame(failed, wanted)) return;
    isReading.current = true;
    reader.moment(wanted).then(
      (read) => {
        isReading.current = false;
        setMoment(read);
        setFailed(null);
      },
      (thrown: unknown) => {
        isReading.current = false;
        setFailed({ ...wanted, refusal: asRefusal(thrown) });
      },
    );
  }, [reader, number, seat, moment, failed]);
  const retry = () => {
    setFailed(null);
  };
  return { moment, refusal: isSame(failed, { number, seat }) ? failed.refusal : null, retry };
}

function isSame<Known extends Watched>(known: Known | null, wanted: Watched): known is Known {
  return known?.number === wanted.number && known.seat === wanted.seat;
}
