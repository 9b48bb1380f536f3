/** The lights of the scene: one from above, and one from the left that casts shadows. */
export function Lights({ isDark }: { isDark: boolean }) {
  return (
    <>
      <hemisphereLight args={["#fff4de", "#4a3a28", isDark ? 1.1 : 1.6]} />
      <directionalLight
        position={[-5, 11, 5]}
        intensity={isDark ? 1.3 : 1.9}
        color="#fff0d8"
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-radius={5}
        shadow-bias={-0.0008}
        shadow-normalBias={0.02}
      >
        <orthographicCamera attach="shadow-camera" args={[-11, 11, 11, -11, 1, 30]} />
      </directionalLight>
    </>
  );
}
