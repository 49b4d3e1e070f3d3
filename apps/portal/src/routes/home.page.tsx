import { ProductCard } from '@uplink/learner/catalog';
import { Dashboard } from '@uplink/learner/learning';
import { LevelPanel } from '@uplink/learner/xp';

export function HomePage() {
  return (
    <Dashboard
      levelPanel={<LevelPanel />}
      renderSuggestion={(module) => <ProductCard key={module.id} module={module} />}
    />
  );
}
