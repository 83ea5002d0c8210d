import { getRequestListener } from '@hono/node-server';
import { createApi } from './api.ts';
import { feedbackRoute } from './feedback/route.ts';
import { readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';

const settings = readFeedbackSettings(process.env);
const api = createApi(feedbackRoute(new FeedbackStore(settings.database), settings));

/** The API for `npm run dev`, configured by the same variables as the server. */
export const listener = getRequestListener(api.fetch, { overrideGlobalObjects: false });
