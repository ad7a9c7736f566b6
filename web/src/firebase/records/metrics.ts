import { metricsSummary } from '@agency/domain/metrics/summary';
import { converter } from '../firestore/converter.ts';

export const metrics = converter('metrics', metricsSummary);
