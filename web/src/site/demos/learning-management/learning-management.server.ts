import { demoServerPage } from '../shared/demo-page.server.ts';
import { learningManagement } from './content.server.ts';

export const learningManagementPage = demoServerPage(learningManagement);
