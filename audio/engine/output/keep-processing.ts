/** Feeds silence to a node: without input its gain would move only with the next sound, and unmuting would jump. */
export function keepProcessing(node: AudioNode): void {
  const silence = node.context.createConstantSource();
  silence.offset.value = 0;
  silence.connect(node);
  silence.start();
}
