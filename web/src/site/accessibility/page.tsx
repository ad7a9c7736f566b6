import type { PageProps } from '../../platform/page.ts';
import { type ReadingData, ReadingPage } from '../../views/reading/reading-page.tsx';

export default function AccessibilityPage({ data }: PageProps<ReadingData>) {
  return <ReadingPage data={data} />;
}
