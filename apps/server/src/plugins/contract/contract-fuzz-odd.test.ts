import { operations } from './contract-cases.fixture.ts';
import { fuzz } from './contract-fuzz.fixture.ts';

// The operations that `contract-fuzz-even` leaves out.
fuzz(operations.filter((_operation, place) => place % 2 === 1));
