import { useNavigate, useParams } from '@tanstack/react-router';
import {
  BumpTab,
  CheckoutFrame,
  type CheckoutFrameProps,
  LayoutTab,
  PricingTab,
  SettingsTab,
  UpsellsTab,
} from '@uplink/admin/checkout';
import { CheckoutPreview } from '@uplink/learner/checkout';

// A form that was opened for one page isn't filled with another's data.
export function CheckoutSettingsPage() {
  return (
    <Editor tab="settings">
      {(page) => <SettingsTab key={page.id} page={page} origin={location.origin} />}
    </Editor>
  );
}

export function CheckoutPricingPage() {
  return <Editor tab="pricing">{(page) => <PricingTab key={page.id} page={page} />}</Editor>;
}

export function CheckoutBumpPage() {
  return <Editor tab="orderbump">{(page) => <BumpTab key={page.id} page={page} />}</Editor>;
}

export function CheckoutUpsellsPage() {
  return <Editor tab="upsells">{(page) => <UpsellsTab key={page.id} page={page} />}</Editor>;
}

export function CheckoutLayoutPage() {
  return (
    <Editor tab="layout">
      {(page) => (
        <LayoutTab
          key={page.id}
          page={page}
          renderPage={(preview) => <CheckoutPreview {...preview} />}
        />
      )}
    </Editor>
  );
}

function Editor({ tab, children }: Pick<CheckoutFrameProps, 'tab' | 'children'>) {
  const { checkoutId = 0 } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <CheckoutFrame
      checkoutId={Number(checkoutId)}
      tab={tab}
      hrefOf={(one) => `/admin/checkout/${checkoutId}/${one}`}
      onDeleted={() => void navigate({ href: '/admin/checkout' })}
    >
      {children}
    </CheckoutFrame>
  );
}
