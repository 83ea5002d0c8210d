/**
 * Feeds silence to a node. Without input its gain would only move with the next sound, which after
 * unmuting would start with a jump in volume.
 */
export function keepProcessing(node: AudioNode): void {
  const silence = node.context.createConstantSource();
  silence.offset.value = 0;
  silence.connect(node);
  silence.start();
}
