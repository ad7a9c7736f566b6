import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Calculator } from './calculator.tsx';
import type { RoiCalculatorData } from './calculator-data.ts';
import { Explanation } from './explanation.tsx';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'ROI calculator', href: paths.roiCalculator() },
];

export default function RoiCalculatorPage({ data, form }: PageProps<RoiCalculatorData>) {
  return (
    <>
      <Hero
        seed="roi-calculator"
        above={<Breadcrumb crumbs={crumbs} />}
        title="What would a better website bring?"
        lead="Nine figures in, an honest sum out: when the work pays for itself, what is left, and how wrong you may be before it does not. The fields begin with an example; put your own figures over it."
      />
      <Calculator data={data} posted={form} />
      <Explanation texts={data.texts} />
    </>
  );
}
