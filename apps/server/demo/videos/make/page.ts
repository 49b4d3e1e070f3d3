import { readFileSync } from 'node:fs';
import { CAPTION_SECONDS, type Scene } from './scene.types.ts';

const fonts = new URL('../../../../../packages/ui/src/fonts/', import.meta.url);
const font = (name: string) => readFileSync(new URL(name, fonts)).toString('base64');

/** A page that draws a scene; `draw(seconds)` shows one moment of it. */
export function scenePage(scene: Scene): string {
  return `<!doctype html><style>
@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font('inter-latin-opsz.woff2')});font-weight:100 900}
@font-face{font-family:Mono;src:url(data:font/woff2;base64,${font('jetbrains-mono-latin.woff2')});font-weight:100 800}
body{margin:0;background:#0c1733}text{font-family:Inter;fill:#eaf0ff}.m{font-family:Mono;fill:#a9bce8}
</style><svg id="s" width="1280" height="720" xmlns="http://www.w3.org/2000/svg"></svg><script>
const scene=${JSON.stringify(scene)},hold=${CAPTION_SECONDS};
const tones={blue:'#7ea2ff',green:'#3fd08b',red:'#ff8f8a'};
const esc=t=>String(t).replace(/[&<>]/g,c=>({'&':'&amp;','<':'&lt;','>':'&gt;'}[c]));
const host=id=>scene.hosts.find(h=>h.id===id);
const ease=t=>t<0?0:t>1?1:1-(1-t)*(1-t);
function at(seconds){let start=0;for(let i=0;i<scene.steps.length;i++){const length=scene.steps[i].captions.length*hold;if(seconds<start+length||i===scene.steps.length-1)return{index:i,time:seconds-start,length};start+=length}}
function draw(seconds){
 const {index,time,length}=at(seconds),step=scene.steps[index];let o='';
 o+='<rect width="1280" height="720" fill="#0c1733"/>';
 o+='<text x="72" y="96" font-size="38" font-weight="600">'+esc(scene.title)+'</text><text class="m" x="72" y="130" font-size="18">'+esc(scene.subtitle)+'</text>';
 scene.steps.forEach((s,i)=>{const y=186+i*50,done=i<index,now=i===index;
  if(i<scene.steps.length-1)o+='<path d="M84 '+(y+12)+'V'+(y+38)+'" stroke="'+(done?'#3fd08b':'#33487f')+'" stroke-width="3" '+(done?'':'stroke-dasharray="3 6"')+'/>';
  o+='<circle cx="84" cy="'+y+'" r="9" fill="'+(done?'#3fd08b':'#0c1733')+'" stroke="'+(done?'#3fd08b':now?'#7ea2ff':'#a9bce8')+'" stroke-width="'+(now?4:2)+'"/>';
  if(now)o+='<circle cx="84" cy="'+y+'" r="3" fill="#7ea2ff"/>';
  o+='<text x="110" y="'+(y+7)+'" font-size="21" font-weight="'+(now?600:400)+'" fill="'+(now||done?'#eaf0ff':'#a9bce8')+'">'+esc(s.name)+'</text>'});
 const isCut=(a,b)=>(step.cut||[]).some(c=>(c[0]===a&&c[1]===b)||(c[0]===b&&c[1]===a));
 scene.links.forEach(([a,b])=>{const p=host(a),q=host(b);o+='<path d="M'+p.x+' '+p.y+'L'+q.x+' '+q.y+'" stroke="'+(isCut(a,b)?'#ff8f8a':'#33487f')+'" stroke-width="3" '+(isCut(a,b)?'stroke-dasharray="4 10"':'')+'/>'});
 const packets=step.packets||[];packets.forEach((k,i)=>{const p=host(k.from),q=host(k.to),share=packets.length>0?length/packets.length:length,t=(time-i*share)/(share*0.6);if(t<0)return;
  const e=ease(t),x=p.x+(q.x-p.x)*e,y=p.y+(q.y-p.y)*e,c=tones[k.tone||'blue'],old=i<packets.findLastIndex((_,j)=>time>=j*share);
  const fade=old?0.25:1;o+='<g opacity="'+fade+'"><path d="M'+p.x+' '+p.y+'L'+x+' '+y+'" stroke="'+c+'" stroke-width="4"/>';
  if(!old){const w=Math.max(k.label.length*11+28,90);const f=Math.min(0.76,Math.max(0.24,e)),lx=p.x+(q.x-p.x)*f,ly=p.y+(q.y-p.y)*f;o+='<rect x="'+(lx-w/2)+'" y="'+(ly-20)+'" width="'+w+'" height="40" rx="8" fill="#12224a" stroke="'+c+'" stroke-width="2"/><text x="'+lx+'" y="'+(ly+7)+'" font-size="19" text-anchor="middle">'+esc(k.label)+'</text>';
   if(k.detail)o+='<text class="m" x="'+((p.x+q.x)/2)+'" y="'+(Math.min(p.y,q.y)===Math.max(p.y,q.y)?p.y+86:(p.y+q.y)/2+58)+'" font-size="17" text-anchor="middle">'+esc(k.detail)+'</text>'}
  o+='</g>'});
 scene.hosts.forEach(h=>{const w=Math.max(h.label.length*12+40,(h.detail||'').length*10.5+32,110),lit=(step.lit||[]).includes(h.id);
  o+='<rect x="'+(h.x-w/2)+'" y="'+(h.y-34)+'" width="'+w+'" height="68" rx="9" fill="#12224a" stroke="'+(lit?'#7ea2ff':'#33487f')+'" stroke-width="'+(lit?3:2)+'"/><text x="'+h.x+'" y="'+(h.detail?h.y-4:h.y+7)+'" font-size="20" font-weight="500" text-anchor="middle">'+esc(h.label)+'</text>';
  if(h.detail)o+='<text class="m" x="'+h.x+'" y="'+(h.y+21)+'" font-size="16" text-anchor="middle">'+esc(h.detail)+'</text>'});
 if(step.terminal){o+='<rect x="470" y="392" width="746" height="252" rx="10" fill="#060b1a" stroke="#33487f" stroke-width="2"/>';const all=step.terminal.join('\\n'),shown=all.slice(0,Math.floor(all.length*Math.min(1,time/(length*0.7))));
  shown.split('\\n').forEach((l,i)=>{const prompt=/^[$#>]|^\\w+[#>$]/.test(l);o+='<text xml:space="preserve" x="494" y="'+(430+i*30)+'" font-size="18" style="font-family:Mono;fill:'+(prompt?'#f6bd4f':'#eaf0ff')+'">'+esc(l)+'</text>'})}
 document.getElementById('s').innerHTML=o}
draw(0)</script>`;
}
