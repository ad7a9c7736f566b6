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
  const hasPackages = [...data.build, ...data.monthly].some(({ key }) => key.startsWith('package-'));
  return (
    <>
      <Hero
        seed="roi-calculator"
        above={<Breadcrumb crumbs={crumbs} />}
        title="What would a better website earn you?"
        lead="Enter 9 figures to see when the work would pay for itself, what you’d have left, and how far your estimates could be out. The form starts with an example. Replace it with your own figures."
      />
      <Calculator data={data} posted={form} />
      <Explanation texts={data.texts} hasPackages={hasPackages} />
    </>
  );
}
