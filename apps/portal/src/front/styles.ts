/* The style sheets of the public pages; the rest of this module is not kept. */
import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';
import '@uplink/ui/helpers.css';
import { FrontPage } from '@uplink/learner/front';

export { FrontPage };
