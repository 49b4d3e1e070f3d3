import { useNavigate, useParams } from '@tanstack/react-router';
import {
  AddonFrame,
  type AddonFrameProps,
  AddonLayoutTab,
  AddonPricingTab,
  AddonSettingsTab,
} from '@uplink/admin/addons';
import { OfferPreview } from '@uplink/learner/checkout';

// A form that was opened for one add-on isn't filled with another's data.
export function AddonSettingsPage() {
  return (
    <Editor tab="settings">{(addon) => <AddonSettingsTab key={addon.id} addon={addon} />}</Editor>
  );
}

export function AddonPricingPage() {
  return (
    <Editor tab="pricing">{(addon) => <AddonPricingTab key={addon.id} addon={addon} />}</Editor>
  );
}

export function AddonLayoutPage() {
  return (
    <Editor tab="layout">
      {(addon) => (
        <AddonLayoutTab
          key={addon.id}
          addon={addon}
          renderOffer={(offer) => <OfferPreview offer={offer} />}
        />
      )}
    </Editor>
  );
}

function Editor({ tab, children }: Pick<AddonFrameProps, 'tab' | 'children'>) {
  const { addonId = 0 } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <AddonFrame
      addonId={Number(addonId)}
      tab={tab}
      hrefOf={(one) => `/admin/addons/${addonId}/${one}`}
      onDeleted={() => void navigate({ href: '/admin/addons' })}
    >
      {children}
    </AddonFrame>
  );
}
