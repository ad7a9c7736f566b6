import type { PageProps } from '../../../platform/page.ts';
import type { DemoData } from '../shared/demo-page.server.ts';
import { DemoPage } from '../shared/demo-page.tsx';
import { DemoStage } from '../shared/demo-stage.tsx';
import type { DemoStore } from '../shared/saved-state.ts';
import { RestaurantApp } from './restaurant-app.tsx';
import { type RestaurantState, restaurantState } from './restaurant-state.ts';
import { goOn, sampleRestaurant } from './sample.ts';

const store: DemoStore<RestaurantState> = {
  name: 'restaurant-booking',
  version: 1,
  schema: restaurantState,
  initial: sampleRestaurant,
  goOn,
};

export default function RestaurantBookingPage({ data, path, site }: PageProps<DemoData>) {
  return (
    <DemoPage
      data={data}
      path={path}
      site={site}
      stage={<DemoStage name="Restaurant booking" path={path} store={store} App={RestaurantApp} />}
    />
  );
}
