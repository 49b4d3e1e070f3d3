import { operations } from './contract-cases.fixture.ts';
import { fuzz } from './contract-fuzz.fixture.ts';

// Every second operation: two workers share the work, and each still reads what its own calls wrote.
fuzz(operations.filter((_operation, place) => place % 2 === 0));
