import type { Hono } from 'hono';
import { createApi } from './api.ts';
import { feedbackRoute } from './feedback/route.ts';
import { readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';

/** The API of `npm run dev`: the server's, with the same settings. */
export function createDevApi(): Hono {
  const settings = readFeedbackSettings(process.env);
  return createApi(feedbackRoute(new FeedbackStore(settings.database), settings));
}
