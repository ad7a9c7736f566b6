import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What stands further down than is seen: it is shown, and so read, when somebody comes near. */
export function WhenNear({
  loading,
  children,
}: {
  readonly loading: ReactNode;
  readonly children: ReactNode;
}) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '1500px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place}>{loading}</div>;
}
