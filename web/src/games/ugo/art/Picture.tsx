import { CardFace } from "./CardFace";
import "./lands.css";
import "./picture.css";

const FAN = ["blue 7", "red 6", "green 2"] as const;

/** Three lands in a small fan. */
export function Picture() {
  return (
    <div className="small-fan" aria-hidden="true">
      {FAN.map((card) => (
        <div key={card}>
          <CardFace card={card} />
        </div>
      ))}
    </div>
  );
}
