import type { ComponentType } from 'react';

/** A drawing: lines in the text's colour, filled with the colours of its page. It says nothing itself. */
export type DrawingComponent = ComponentType<{ className?: string }>;

/** The drawings of lessons by the id they are named by. Each is loaded when it is first shown. */
export const DRAWINGS: Readonly<Record<string, () => Promise<DrawingComponent>>> = {};
