import { chromium } from 'playwright';
const base='http://localhost:4346';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const grant = async (w)=> (await fetch('http://localhost:4347',{method:'POST',body:JSON.stringify(w)})).json();
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } });
const {cookie, email} = await grant({products:{'vlans-and-switching':9,'ospf-in-practice':3}});
await ctx.addCookies([{name:'uplink_session',value:cookie,domain:'localhost',path:'/session',httpOnly:true,sameSite:'Lax'}]);
const p = await ctx.newPage();
for (const path of process.argv.slice(2)) {
  await p.goto(base+path); await p.waitForLoadState('networkidle');
  const main = p.getByRole('main');
  console.log('#####', path); console.log((await (process.env.ALL? p.locator('body'): main).ariaSnapshot()).split('\n').slice(0, +(process.env.N??60)).join('\n'));
}
const t = await (await fetch(base+'/session/token',{method:'POST',headers:{cookie:'uplink_session='+cookie}})).json();
const m = await (await fetch(base+'/me/modules?type=2&uniqueName=ospf-in-practice',{headers:{authorization:'Bearer '+t.accessToken}})).json();
const o = await (await fetch(base+`/me/modules/${m[0].id}/outline`,{headers:{authorization:'Bearer '+t.accessToken}})).json();
console.log(JSON.stringify(o.sections.flatMap(s=>s.lessons.map(l=>`/courses/ospf-in-practice/sections/${s.id}/lessons/${l.id} ${l.name}`)).slice(0,6),null,1));
await b.close();
