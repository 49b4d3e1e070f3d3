import { createContext, type ReactNode, useContext } from 'react';

/** Whether a main landmark is around already. */
export const MainContext = createContext(false);

export interface MainLandmarkProps {
  className?: string;
  children: ReactNode;
}

/** The page's one main landmark, where the skip link leads; inside another one it adds nothing. */
export function MainLandmark({ className, children }: MainLandmarkProps) {
  const isInside = useContext(MainContext);
  if (isInside) return children;
  return (
    <MainContext value={true}>
      <main className={className} id="main" tabIndex={-1}>
        {children}
      </main>
    </MainContext>
  );
}
