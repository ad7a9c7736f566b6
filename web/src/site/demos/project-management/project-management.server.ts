import { demoServerPage } from '../shared/demo-page.server.ts';
import { projectManagement } from './content.server.ts';

export const projectManagementPage = demoServerPage(projectManagement);
