import { triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { refreshHead } from '../records/project/refresh-head.ts';

/** `projects/{projectId}/activity/{activityId}`: dashboards show the newest from the project itself. */
export const written = triggerHandler((deps, { params }) => refreshHead(deps, params.projectId ?? ''));
