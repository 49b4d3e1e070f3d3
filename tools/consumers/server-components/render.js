import respond from './dist/rsc/index.js';

process.stdout.write(await (await respond(new Request('http://consumer.test/'))).text());
