/** Makes the empty cluster that first starts and tests begin from, so that none of them waits for it. */
import { emptyCluster } from '../db/pglite/cluster.ts';

await emptyCluster();
