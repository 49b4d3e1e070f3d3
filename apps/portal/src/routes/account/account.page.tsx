import { PhotoEditor, ProfileForm, PublishProfile, Security } from '@uplink/learner/account';
import { OwnModeration } from '@uplink/learner/moderation';
import { DeleteAccount, OwnData } from '@uplink/learner/privacy';
import { SecondFactor, SignIns } from '@uplink/learner/security';
import { useState } from 'react';
import { startSignIn } from '../../session/start-sign-in.ts';
import { AccountFrame } from '../shared/account-frame.tsx';
import { publicProfileHref } from '../shared/profile.paths.ts';
import { LeaveGuard } from './leave-guard.tsx';

const signInAgain = () => startSignIn({ mode: 'fresh' });

export function ProfilePage() {
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <AccountFrame title="Profile" part="settings">
      <OwnModeration />
      <PhotoEditor />
      <PublishProfile profileHref={publicProfileHref} />
      <ProfileForm
        securityHref="/security"
        onSignInAgain={signInAgain}
        onUnsavedChange={setUnsaved}
      />
      <LeaveGuard isUnsaved={isUnsaved} />
    </AccountFrame>
  );
}

export function SecurityPage() {
  return (
    <AccountFrame title="Security" part="settings">
      <div className="ul-stack ul-gap-24 ul-account">
        <Security onSignInAgain={signInAgain} />
        <SecondFactor onSignInAgain={signInAgain} />
        <SignIns />
        <OwnData onSignInAgain={signInAgain} />
        <DeleteAccount onSignInAgain={signInAgain} />
      </div>
    </AccountFrame>
  );
}
