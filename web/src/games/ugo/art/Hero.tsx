import { CardFace } from "./CardFace";
import "./hero.css";
import "./lands.css";

const FAN = ["grey 5", "blue 7", "red 6", "green 2", "yellow 8"] as const;

/** Five lands in a fan. */
export function Hero() {
  return (
    <div className="fan" aria-hidden="true">
      {FAN.map((card) => (
        <div className="fan-card" key={card}>
          <CardFace card={card} />
        </div>
      ))}
    </div>
  );
}
