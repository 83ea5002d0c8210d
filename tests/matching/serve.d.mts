/** The page of tests/matching, served. */
export interface ExercisePage {
  address(exercise: string, query?: string): string;
  close(): Promise<void>;
}

/** @param name whoever asks for the same name at the same time gets in the way */
export function serveExercises(name: string | number): Promise<ExercisePage>;
