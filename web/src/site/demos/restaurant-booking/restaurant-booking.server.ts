import { demoServerPage } from '../shared/demo-page.server.ts';
import { restaurantBooking } from './content.server.ts';

export const restaurantBookingPage = demoServerPage(restaurantBooking);
