import type { Hono } from 'hono';
import { createApi } from './api.ts';
import { feedbackRoute } from './feedback/route.ts';
import { readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';

/** The API for `npm run dev`, configured by the same variables as the server. */
export function createDevApi(): Hono {
  const settings = readFeedbackSettings(process.env);
  return createApi(feedbackRoute(new FeedbackStore(settings.database), settings));
}
