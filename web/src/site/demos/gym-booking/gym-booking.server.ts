import { demoServerPage } from '../shared/demo-page.server.ts';
import { gymBooking } from './content.server.ts';

export const gymBookingPage = demoServerPage(gymBooking);
